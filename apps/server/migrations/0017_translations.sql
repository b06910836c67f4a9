CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"thumbnail" text,
	"voice" jsonb,
	"document" "bytea",
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unchanged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"crowded" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"copy_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translations_user" ON "translations" USING btree ("user_id","created_at");