ALTER TABLE "renders" ADD COLUMN "captions" boolean;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "captions" boolean;