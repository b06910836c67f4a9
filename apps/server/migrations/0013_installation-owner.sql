ALTER TABLE "installation" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "owner_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Until now the owner was the first account there is, where the settings spoke of the machine itself: that one stays it.
UPDATE "installation" SET "owner_id" = (SELECT min("id") FROM "users") WHERE "first_account_owns" AND "owner_email" IS NULL;--> statement-breakpoint
ALTER TABLE "installation" DROP COLUMN "first_account_owns";