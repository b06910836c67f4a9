ALTER TABLE "render_segments" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "renders" ADD COLUMN "formats" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "formats" jsonb DEFAULT '[]'::jsonb NOT NULL;