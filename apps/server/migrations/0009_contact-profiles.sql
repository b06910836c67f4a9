CREATE TABLE "contact_profiles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"guest_id" uuid,
	"profile" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_profiles_owner" CHECK (num_nonnulls("contact_profiles"."user_id", "contact_profiles"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "contact_profiles" ADD CONSTRAINT "contact_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_profiles" ADD CONSTRAINT "contact_profiles_guest_id_sessions_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_profiles_user" ON "contact_profiles" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_profiles_guest" ON "contact_profiles" USING btree ("guest_id");