CREATE TABLE "file_references" (
	"project_id" bigint NOT NULL,
	"place" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "file_references_project_id_place_target_pk" PRIMARY KEY("project_id","place","target")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"owner_email" text,
	"first_account_owns" boolean NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."only")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "thumb_slide" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "thumb_url" text;--> statement-breakpoint
ALTER TABLE "renders" ADD COLUMN "custom_size" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "stored_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "custom_size" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "file_references" ADD CONSTRAINT "file_references_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_references_target" ON "file_references" USING btree ("target");--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_id" ON "stored_files" USING btree ("id");--> statement-breakpoint
CREATE INDEX "stored_files_user" ON "stored_files" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "stored_files_session" ON "stored_files" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_source" ON "stored_files" USING btree ("source_hash") WHERE "stored_files"."source_hash" is not null;