CREATE TABLE "upload_pieces" (
	"upload_id" uuid NOT NULL,
	"start_byte" bigint NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_start_byte_pk" PRIMARY KEY("upload_id","start_byte")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint,
	"session_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "credit" jsonb;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "width_px" integer;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "height_px" integer;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "seconds" double precision;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "thumb_key" text;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "peaks_key" text;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_key_stored_files_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_pieces_key" ON "upload_pieces" USING btree ("key");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_session" ON "uploads" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "uploads_updated" ON "uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "uploads_file" ON "uploads" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "stored_files_thumb" ON "stored_files" USING btree ("thumb_key");--> statement-breakpoint
CREATE INDEX "stored_files_peaks" ON "stored_files" USING btree ("peaks_key");