CREATE TABLE "speech_charges" (
	"user_id" bigint NOT NULL,
	"file_key" text NOT NULL,
	"seconds" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "speech_charges_user_id_file_key_pk" PRIMARY KEY("user_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "spoken_lines" (
	"hash" text PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"seconds" double precision NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "speech_charges" ADD CONSTRAINT "speech_charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_lines" ADD CONSTRAINT "spoken_lines_file_key_stored_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "speech_charges_user" ON "speech_charges" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "spoken_lines_file" ON "spoken_lines" USING btree ("file_key");