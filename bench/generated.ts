import pg from 'pg'
import { storyValues } from '../src/contract/story-values.ts'

/** How much `generate` writes. */
export interface Size {
  accounts: number
  stories: number
}

/**
 * Fills an empty, migrated database with families: for each account five reads and a like, a session, two
 * keys and two places; every tenth subscribes to the newsletter, every hundredth has a paid plan. Needs
 * a superuser, as it writes without triggers.
 */
export async function generate(connection: pg.ClientConfig, size: Size): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query("set session_replication_role = replica; set work_mem = '256MB'")
  for (const statement of statements(size)) await client.query(statement)
  await client.query('vacuum analyze')
  await client.end()
}

const statements = ({ accounts, stories }: Size): string[] => {
  const each = `generate_series(1, ${accounts}) n`
  const id = "'family-' || n"
  // Spread over all stories, the first ones more often.
  const story = (seed: string) =>
    `'story-' || (1 + floor(power(abs(hashint8extended(${seed}, 7)) / 9223372036854775807.0, 2) * ${stories}))::int`
  const age = (seed: string) =>
    `now() - make_interval(secs => abs(hashint8extended(${seed}, 11)) % (365 * 86400))`
  const month = (at: string) => `to_char(${at} at time zone 'Europe/Berlin', 'YYYY-MM')`
  return [
    // Every tenth story is about a „Laterne“, one about a „Seestern“.
    `insert into story (story_id, title, file_name, languages, story_values, kind, age_from, age_to,
        minutes, level, scare, has_audio, words, author, published_at, content_hash)
      select 'story-' || n, 'Geschichte ' || n, n || '.pdf', '{de,en}',
        array[('{${storyValues}}'::text[])[1 + n % 10], ('{${storyValues}}'::text[])[1 + (n + 1 + n % 3) % 10]],
        ('{maerchen,fabel,alltag}'::text[])[1 + n % 3], 3 + n % 5, 5 + n % 7, 1 + n % 23, 1 + n % 4, n % 3,
        n % 2 = 0, 600, 'Werkstatt', now() - n * interval '1 day', 'generated'
      from generate_series(1, ${stories}) n`,
    `insert into story_text (story_id, language, title, subtitle, teaser, about, content_note, questions,
        glossary, pages)
      select 'story-' || n, language, 'Geschichte ' || n, '', case when n % 10 = 0 then 'Eine Laterne ' else '' end
        || case when n = 50 then 'und ein Seestern' else '' end, about, '', '[]', '[]', '[]'
      from generate_series(1, ${stories}) n, unnest('{de,en}'::text[]) language,
        lateral (select string_agg(left(md5(n || '-' || word), 7), ' ') as about
          from generate_series(1, 60) word) words`,
    `insert into "user" (id, name, email, email_verified, created_at)
      select ${id}, 'Familie ' || n, 'family-' || n || '@example.org', n % 50 <> 0, ${age('n')} from ${each}`,
    `insert into profile (user_id, email, display_name, used_pdf_reads, counter_reset, has_voted,
        voting_reset, preferences, stripe_customer_id, base_plan, entitled_until)
      select ${id}, 'family-' || n || '@example.org', 'Familie ' || n, n % 7,
        now() + interval '1 day', n % 4 = 0, now() + interval '1 day',
        jsonb_build_object('prefEmail', n % 10 = 0),
        case when n % 100 = 0 then 'cus_' || n else '' end,
        case when n % 100 = 0 then 'family' else 'free' end,
        case when n % 100 = 0 then now() + interval '20 days' end from ${each}`,
    `insert into child (user_id, child_id, name) select ${id}, 'default', 'Kind' from ${each}`,
    `insert into session (id, token, user_id, expires_at)
      select 'session-' || n, 'token-' || n, ${id}, now() + (n % 60) * interval '1 day' from ${each}`,
    `insert into account (id, account_id, provider_id, user_id)
      select 'account-' || n, ${id}, 'credential', ${id} from ${each}`,
    `insert into consent (user_id, kind, granted_at)
      select ${id}, 'newsletter', ${age('n')} from ${each} where n % 10 = 0`,
    `insert into monthly_read (user_id, month, story_id, created_at)
      select ${id}, ${month('at')}, story, at from ${each}, generate_series(1, 5) turn,
        lateral (select ${age('n * 5 + turn')} as at, ${story('n * 5 + turn')} as story) read
      order by at on conflict do nothing`,
    `insert into story_like (user_id, story_id, created_at)
      select ${id}, ${story('n * 3')}, ${age('n * 3')} from ${each} on conflict do nothing`,
    `update story set likes = counted.likes
      from (select story_id, count(*) as likes from story_like group by story_id) counted
      where counted.story_id = story.story_id`,
    `insert into child_read (user_id, child_id, story_id, first_opened_at, last_opened_at, saved_at, page)
      select distinct on (1, 3) user_id, 'default', story_id, created_at, created_at, created_at, 3
      from monthly_read`,
    `insert into diary_entry (user_id, child_id, day, story_id)
      select user_id, 'default', created_at::date, story_id from monthly_read on conflict do nothing`,
    `insert into poll (month, kind, question, starts_at, ends_at)
      select to_char(month, 'YYYY-MM'), 'story', '{"de": "?"}', month, month + interval '1 month'
      from generate_series(date_trunc('month', now()) - interval '11 months', now(), '1 month') month`,
    `insert into poll_candidate (candidate_id, month, position, title, teaser)
      select gen_random_uuid(), month, n, '{"de": "?"}', '{"de": "?"}' from poll, generate_series(1, 4) n`,
    `insert into poll_vote (month, user_id, candidate_id, voted_at)
      select month, ${id}, candidate_id, now() from ${each}
        join poll_candidate on position = 1 + n / 4 % 4 where n % 4 = 0`,
    `insert into roadmap_item (item_id, state, titles, bodies)
      select gen_random_uuid(), 'planned', '{"de": "?"}', '{"de": "?"}' from generate_series(1, 10)`,
    `insert into roadmap_vote (item_id, user_id, voted_at)
      select item_id, ${id}, now() from ${each},
        lateral (select item_id from roadmap_item order by item_id offset n % 10 limit 1) one
      where n % 10 < 2`,
    `insert into idempotency_key (user_id, key, story_id, created_at)
      select ${id}, 'key-' || n, 'story-1', now() - (n % 14) * interval '1 day' from ${each}`,
    `insert into sent_change (user_id, key, created_at)
      select ${id}, 'key-' || n, now() - (n % 180) * interval '1 day' from ${each}`,
    `insert into outbox (kind, payload, idempotency_key, attempts, next_attempt_at, done_at, created_at)
      select 'mail', '{}', 'mail:' || n, 1, now(), now() - (n % 180) * interval '1 day', now() from ${each}`,
  ]
}
