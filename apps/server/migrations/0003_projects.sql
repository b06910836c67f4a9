CREATE TABLE "project_revisions" (
	"project_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"change_id" uuid NOT NULL,
	"diff" text,
	"title" text NOT NULL,
	"frames" integer NOT NULL,
	"bytes" integer NOT NULL,
	"letters" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_revisions_project_id_revision_pk" PRIMARY KEY("project_id","revision")
);
--> statement-breakpoint
CREATE TABLE "project_snapshots" (
	"project_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"replaced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "project_snapshots_project_id_revision_pk" PRIMARY KEY("project_id","revision")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"thumbnail" text,
	"description" text NOT NULL,
	"frames" integer NOT NULL,
	"duration" double precision NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"letters" integer NOT NULL,
	"revision" integer NOT NULL,
	"snapshot_revision" integer NOT NULL,
	"snapshot_at" timestamp with time zone NOT NULL,
	"diff_bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "project_revisions" ADD CONSTRAINT "project_revisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_snapshots" ADD CONSTRAINT "project_snapshots_revision" FOREIGN KEY ("project_id","revision") REFERENCES "public"."project_revisions"("project_id","revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_revisions_change" ON "project_revisions" USING btree ("project_id","change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_created_by" ON "projects" USING btree ("user_id","created_by");--> statement-breakpoint
CREATE INDEX "projects_list" ON "projects" USING btree ("user_id","updated_at","id") WHERE "projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at","user_id") WHERE "projects"."deleted_at" is not null;--> statement-breakpoint
-- The documents come compressed; PostgreSQL need not try again.
ALTER TABLE "project_snapshots" ALTER COLUMN "data" SET STORAGE EXTERNAL;
