import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Pieces of a text are kept apart where a found passage is shown: «ул. Лесная, 44 · инженерный класс · мастерская», not
 * one sentence of three; a place stands once however many days its event lasts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- a paragraph, a heading, a line of a list: whatever holds words itself
    CREATE OR REPLACE FUNCTION plain_rich_text(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT string_agg((SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(block, 'strict $.**.text') AS part), ' · ')
      FROM jsonb_path_query($1, 'strict $.** ? (@.type != "link" && @.type != "autolink" && exists (
        @.children[*] ? (@.type == "text" || @.type == "link" || @.type == "autolink")))') AS block $$;
    ${rewritten([...separators, ...lists])}
    ${renewed}`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION plain_rich_text(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
      $$ SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query($1, 'strict $.**.text') AS part $$;
    ${rewritten([...lists, ...separators.slice(0, 1)].map(([before, after]) => [after, before]))}
    ${renewed}`)
}

type Change = readonly [before: string, after: string]

/** The number of an act and the name of the mayor are one piece. */
const separators: readonly Change[] = [
  ["concat_ws(' '::text, ", "concat_ws(' · '::text, "],
  ["concat_ws(' · '::text, t.title, ", "concat_ws(' '::text, t.title, "],
  ["concat_ws(' · '::text, mayor.surname, ", "concat_ws(' '::text, mayor.surname, "],
]

const lists: readonly Change[] = [
  [
    "string_agg(concat_ws(' · '::text, d.place, d.address), ' '::text)",
    "string_agg(DISTINCT concat_ws(' · '::text, d.place, d.address), ' · '::text)",
  ],
  ["string_agg((l.title)::text, ' '::text)", "string_agg((l.title)::text, ' · '::text)"],
]

/** The view as PostgreSQL itself writes it, with other words in it; a change that does not find its place ends the migration. */
function rewritten(changes: readonly Change[]) {
  const steps = changes.map(
    ([before, after]) => `
      IF strpos(text, $t$${before}$t$) = 0 THEN RAISE EXCEPTION 'search_source: %', $t$${before}$t$; END IF;
      text := replace(text, $t$${before}$t$, $t$${after}$t$);`,
  )
  return sql.raw(`DO $do$ DECLARE text text := pg_get_viewdef('search_source');
    BEGIN ${steps.join('')}
      EXECUTE 'CREATE OR REPLACE VIEW search_source AS ' || text;
    END $do$;`)
}

const renewed = sql.raw(`DO $do$ DECLARE name text; BEGIN
      FOREACH name IN ARRAY ARRAY['services', 'faq', 'organizations', 'ministers', 'posters', 'city_maps', 'tourism_items', 'projects',
        'mayor_activities', 'mayor', 'discussions', 'ideas'] LOOP
        EXECUTE format('SELECT renew_search_entries(%L, ARRAY(SELECT id FROM %I))', name, name);
      END LOOP;
    END $do$;`)
