ALTER TABLE "stored_files" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "removed_at" timestamp with time zone;