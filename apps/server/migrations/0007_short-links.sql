CREATE TABLE "short_links" (
	"code" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"keyword" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"guest_id" uuid,
	"clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "short_links_owner" CHECK (num_nonnulls("short_links"."user_id", "short_links"."guest_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_guest_id_sessions_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "short_links_user" ON "short_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "short_links_guest" ON "short_links" USING btree ("guest_id");