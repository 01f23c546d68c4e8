import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/client.ts'
import { roadmapItem, roadmapStep } from '../../server/db/community-schema.ts'
import { chance, families } from './families.ts'

/** Sample ideas; their ids prevent duplicates. */
const ideas = [
  {
    itemId: '0b1f7a52-6c3d-4e11-9a01-5f0c1d2e3a01',
    titles: { de: 'Geschichten auf Türkisch', en: 'Stories in Turkish' },
    bodies: {
      de: 'Meine Eltern lesen auf Türkisch vor. Es wäre schön, wenn sie dieselben Bücher hätten wie wir.',
      en: 'My parents read aloud in Turkish. It would be lovely if they had the same books as we do.',
    },
  },
  {
    itemId: '0b1f7a52-6c3d-4e11-9a01-5f0c1d2e3a02',
    titles: { de: 'Ausmalbilder zu jeder Geschichte', en: 'Colouring pages for every story' },
    bodies: {
      de: 'Eine Seite zum Ausdrucken und Ausmalen, für den Nachmittag danach.',
      en: 'One page to print and colour in, for the afternoon after.',
    },
  },
  {
    itemId: '0b1f7a52-6c3d-4e11-9a01-5f0c1d2e3a03',
    titles: {
      de: 'Eine Schlummerliste für die ganze Woche',
      en: 'A bedtime list for the whole week',
    },
    bodies: {
      de: 'Sonntags sieben Geschichten aussuchen, und jeden Abend liegt die nächste bereit.',
      en: 'Choose seven stories on Sunday, and every evening the next one is waiting.',
    },
  },
]
const dayMs = 86_400_000

/**
 * Adds ideas and votes of the demo's families. Existing ideas do not change, so editors may edit all
 * of them.
 */
export async function seedIdeas(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [index, idea] of ideas.entries()) {
      const createdAt = new Date(now.getTime() - (index * 6 + 3) * dayMs)
      const inserted = await tx
        .insert(roadmapItem)
        .values({ ...idea, state: 'open', userId: families[index]?.userId, createdAt })
        .onConflictDoNothing()
        .returning({ itemId: roadmapItem.itemId })
      if (inserted.length > 0)
        await tx.insert(roadmapStep).values({ itemId: idea.itemId, at: createdAt, state: 'open' })
    }
    const { rows } = await tx.execute<{ itemId: string; name: string }>(sql`
      select item_id as "itemId", coalesce(source_id, item_id::text) as name from roadmap_item
      where state in ('open', 'planned', 'started') 
        and (source_id is not null or user_id like 'demo-family-%')`)
    const votes = rows.flatMap(({ itemId, name }) =>
      families
        .filter(({ userId }) => chance(`${name}/${userId}`) < 0.08 + 0.6 * chance(name))
        .map(({ userId }) => ({ itemId, userId })),
    )
    await tx.execute(sql`
      insert into roadmap_vote (item_id, user_id, voted_at)
      select item_id, user_id, ${now.toISOString()}::timestamptz from unnest(
        ${sql.param(votes.map(({ itemId }) => itemId))}::uuid[],
        ${sql.param(votes.map(({ userId }) => userId))}::text[]) as vote (item_id, user_id)
      on conflict do nothing`)
  })
}
