CREATE TABLE "own_meanings" (
	"key" text PRIMARY KEY NOT NULL,
	"direction" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_knowledge" ADD COLUMN "is_from_model" boolean DEFAULT false NOT NULL;