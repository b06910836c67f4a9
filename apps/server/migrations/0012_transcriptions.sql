CREATE TABLE "transcriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"file_key" text NOT NULL,
	"seconds" double precision NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"words" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transcriptions_file" UNIQUE("user_id","file_key")
);
--> statement-breakpoint
ALTER TABLE "transcriptions" ADD CONSTRAINT "transcriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcriptions_user" ON "transcriptions" USING btree ("user_id","created_at");