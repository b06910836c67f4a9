CREATE TABLE "lead_forms" (
	"project_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"enabled" boolean NOT NULL,
	"moment" text NOT NULL,
	"at_seconds" double precision NOT NULL,
	"question" text NOT NULL,
	"consent" text NOT NULL,
	"may_skip" boolean NOT NULL,
	"webhook_url" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"consent" text NOT NULL,
	"place" text NOT NULL,
	"code_hash" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"webhook_state" text
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "content_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_forms" ADD CONSTRAINT "lead_forms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_forms" ADD CONSTRAINT "lead_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_forms_user" ON "lead_forms" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_address" ON "leads" USING btree ("project_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_code" ON "leads" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "leads_user" ON "leads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
UPDATE "projects" SET "content_revision" = "revision";