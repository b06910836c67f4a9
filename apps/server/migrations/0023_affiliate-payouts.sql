CREATE TABLE "commission_shares" (
	"payment_id" bigint NOT NULL,
	"affiliate_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "commission_shares_payment_id_affiliate_id_pk" PRIMARY KEY("payment_id","affiliate_id")
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"inquiry_id" text PRIMARY KEY NOT NULL,
	"member" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "invited_by" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "payout_profiles" ADD COLUMN "identity_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_profiles" ADD COLUMN "payee_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "party" bigint;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "payee" jsonb;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider" text DEFAULT 'operator' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider_state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "voucher" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "clicked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_shares" ADD CONSTRAINT "commission_shares_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_card" ON "payments" USING btree ("card_fingerprint");--> statement-breakpoint
UPDATE "payout_profiles" SET "payee_since" = date_trunc('second', "updated_at");--> statement-breakpoint
UPDATE "referrals" SET "clicked_at" = "created_at";--> statement-breakpoint
UPDATE "payouts" SET "party" = coalesce("user_id", (SELECT "party" FROM "ledger_entries" JOIN "ledger_transactions" ON "ledger_transactions"."id" = "transaction_id" WHERE "key" = 'payout ' || "payouts"."id" || ' asked' AND "account" = 'payout-due'));--> statement-breakpoint
UPDATE "payouts" SET "payee" = jsonb_build_object('paypalEmail', "paypal_email", 'name', "name", 'businessName', "business_name", 'address', "address", 'city', "city", 'state', "payout_profiles"."state", 'zip', "zip", 'country', "country", 'tax', "tax") FROM "payout_profiles" WHERE "payout_profiles"."user_id" = "payouts"."user_id" AND "payouts"."state" = 'requested';
