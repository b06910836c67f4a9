CREATE TABLE "render_segments" (
	"render_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"slide_index" integer NOT NULL,
	"start_frame" integer NOT NULL,
	"frame_count" integer NOT NULL,
	"reused" boolean NOT NULL,
	"frames_done" integer DEFAULT 0 NOT NULL,
	"done" boolean NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"helper" integer,
	CONSTRAINT "render_segments_render_id_position_pk" PRIMARY KEY("render_id","position")
);
--> statement-breakpoint
CREATE TABLE "renders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"document" "bytea",
	"state" text NOT NULL,
	"quality" text NOT NULL,
	"watermark" boolean NOT NULL,
	"seconds" double precision NOT NULL,
	"email" text NOT NULL,
	"media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"queued" boolean DEFAULT true NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"slide" integer,
	"slides" integer,
	"seconds_left" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"project_id" bigint,
	"kind" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stored_at" timestamp with time zone,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_charges" (
	"render_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"seconds" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"project_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"keywords" text[] NOT NULL,
	"category" integer NOT NULL,
	"revision" integer NOT NULL,
	"document" "bytea" NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"file_key" text,
	"poster_key" text,
	"preview_key" text,
	"width" integer,
	"height" integer,
	"seconds" double precision,
	"bytes" bigint,
	"quality" text,
	"watermark" boolean DEFAULT false NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"site_state" text,
	"site_percent" integer DEFAULT 0 NOT NULL,
	"site_url" text,
	"site_message" text
);
--> statement-breakpoint
ALTER TABLE "render_segments" ADD CONSTRAINT "render_segments_render_id_renders_id_fk" FOREIGN KEY ("render_id") REFERENCES "public"."renders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renders" ADD CONSTRAINT "renders_project_id_videos_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."videos"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_charges" ADD CONSTRAINT "video_charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renders_project" ON "renders" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "renders_active" ON "renders" USING btree ("project_id") WHERE "renders"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "renders_waiting" ON "renders" USING btree ("created_at") WHERE "renders"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stored_files_project" ON "stored_files" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "stored_files_used" ON "stored_files" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "video_charges_user" ON "video_charges" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_user" ON "videos" USING btree ("user_id");