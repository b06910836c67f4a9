import type { LeadForm } from '@reelwright/contract';
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { leadForms, leads, projects, videos } from '../../db/schema/index.ts';

export type LeadRow = typeof leads.$inferSelect;
export type LeadFormRow = typeof leadForms.$inferSelect;

export async function findLeadForm(
  db: Database,
  projectId: number,
): Promise<LeadFormRow | undefined> {
  const [row] = await db.select().from(leadForms).where(eq(leadForms.projectId, projectId));
  return row;
}

export async function keepLeadForm(
  db: Database,
  owner: { readonly projectId: number; readonly userId: number },
  form: LeadForm,
): Promise<void> {
  const kept = {
    enabled: form.enabled,
    moment: form.moment,
    atSeconds: form.at_seconds,
    question: form.question,
    consent: form.consent,
    maySkip: form.may_skip,
    webhookUrl: form.webhook_url,
  };
  await db
    .insert(leadForms)
    .values({ projectId: owner.projectId, userId: owner.userId, ...kept })
    .onConflictDoUpdate({
      target: leadForms.projectId,
      set: { ...kept, updatedAt: sql`now()` },
    });
}

type NewLead = Pick<
  LeadRow,
  'projectId' | 'userId' | 'name' | 'email' | 'consent' | 'place' | 'codeHash'
>;

/** Keeps an address, or what was said anew of one that is not confirmed; false for one that is. */
export async function keepLead(db: Database, lead: NewLead): Promise<boolean> {
  const { name, consent, place, codeHash } = lead;
  const kept = await db
    .insert(leads)
    .values(lead)
    .onConflictDoUpdate({
      target: [leads.projectId, leads.email],
      set: { name, consent, place, codeHash, givenAt: sql`now()` },
      setWhere: isNull(leads.confirmedAt),
    })
    .returning({ id: leads.id });
  return kept.length > 0;
}

/** Somebody's address, by the link they were mailed, with what the film is called. */
export async function findLeadByCode(db: Database, codeHash: string) {
  const [row] = await db
    .select({ lead: leads, title: videos.title, projectTitle: projects.title })
    .from(leads)
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .leftJoin(videos, eq(videos.projectId, leads.projectId))
    .where(eq(leads.codeHash, codeHash));
  return row && { ...row.lead, title: row.title || row.projectTitle };
}

/** Nothing when it was confirmed before. */
export async function markConfirmed(
  db: Database,
  id: string,
  webhookState: LeadRow['webhookState'],
): Promise<boolean> {
  const rows = await db
    .update(leads)
    .set({ confirmedAt: sql`now()`, webhookState })
    .where(and(eq(leads.id, id), isNull(leads.confirmedAt)))
    .returning({ id: leads.id });
  return rows.length > 0;
}

export async function deleteLead(db: Database, id: string): Promise<void> {
  await db.delete(leads).where(eq(leads.id, id));
}

const confirmedOf = (projectId: number) =>
  and(eq(leads.projectId, projectId), isNotNull(leads.confirmedAt));

export async function countLeads(db: Database, projectId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(leads).where(confirmedOf(projectId));
  return row?.total ?? 0;
}

export async function listLeads(
  db: Database,
  projectId: number,
  page: { readonly start: number; readonly most: number },
): Promise<LeadRow[]> {
  return db
    .select()
    .from(leads)
    .where(confirmedOf(projectId))
    .orderBy(desc(leads.confirmedAt), desc(leads.id))
    .limit(page.most)
    .offset(page.start);
}

/** True when there was one: of this film, and of nobody else's. */
export async function removeLead(db: Database, projectId: number, id: string): Promise<boolean> {
  const rows = await db
    .delete(leads)
    .where(and(confirmedOf(projectId), eq(leads.id, id)))
    .returning({ id: leads.id });
  return rows.length > 0;
}

/** What a webhook is told, and where it is. */
export async function findLeadToSend(db: Database, id: string) {
  const [row] = await db
    .select({
      lead: leads,
      url: leadForms.webhookUrl,
      userId: leadForms.userId,
      title: videos.title,
    })
    .from(leads)
    .innerJoin(leadForms, eq(leadForms.projectId, leads.projectId))
    .leftJoin(videos, eq(videos.projectId, leads.projectId))
    .where(and(eq(leads.id, id), eq(leads.webhookState, 'waiting')));
  return row;
}

export async function noteSent(
  db: Database,
  id: string,
  webhookState: LeadRow['webhookState'],
): Promise<void> {
  await db.update(leads).set({ webhookState }).where(eq(leads.id, id));
}

const unansweredDays = 7;

/** Forgets addresses whose mail nobody answered. */
export async function deleteUnconfirmedLeads(db: Database): Promise<void> {
  const isOld = lt(leads.givenAt, sql`now() - make_interval(days => ${unansweredDays})`);
  await db.delete(leads).where(and(isNull(leads.confirmedAt), isOld));
}
