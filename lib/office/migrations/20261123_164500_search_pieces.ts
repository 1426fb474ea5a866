import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Pieces of a text are kept apart where a found passage is shown: «ул. Лесная, 44 · инженерный класс · мастерская», not
 * one sentence of three. Telephones are found: the city's directory, duty services, service centres, offices. A category
 * is no part of a title. Expressions of synonyms are met as they stand, not word by word.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- a paragraph, a heading, a line of a list: whatever holds words itself
    CREATE OR REPLACE FUNCTION plain_rich_text(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT string_agg((
        SELECT string_agg(coalesce(part ->> 'text', ' '), '')
        FROM jsonb_path_query(block, 'strict $.** ? (@.type == "text" || @.type == "linebreak" || @.type == "tab")') AS part), ' · ')
      FROM jsonb_path_query($1, 'strict $.** ? (@.type != "link" && @.type != "autolink" && exists (
        @.children[*] ? (@.type == "text" || @.type == "link" || @.type == "autolink")))') AS block $$;

    CREATE FUNCTION phones_of(source text, item_id integer) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT 'телефон ' || string_agg(p.text, ', ' ORDER BY p._order) FROM (
        SELECT 'organizations' AS source, _parent_id, _order, text FROM organizations_phones UNION ALL
        SELECT 'reference_entries', _parent_id, _order, text FROM reference_entries_phones UNION ALL
        SELECT 'duty_services', _parent_id, _order, text FROM duty_services_phones UNION ALL
        SELECT 'service_centers', _parent_id, _order, text FROM service_centers_phones) p
      WHERE p.source = phones_of.source AND p._parent_id = phones_of.item_id $$;
    CREATE FUNCTION situations_of(service integer) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT string_agg(s.title, ' · ') FROM services_rels r JOIN life_situations s ON s.id = r.life_situations_id
      WHERE r.parent_id = service $$;
    CREATE FUNCTION synonym_of(words tsquery, phrase tsquery, asked tsquery) RETURNS text LANGUAGE sql IMMUTABLE AS
      $$ SELECT (CASE WHEN words = asked THEN words ELSE phrase END)::text $$;
    CREATE FUNCTION search_rels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM renew_search_entries(TG_ARGV[0], ARRAY(SELECT DISTINCT parent_id FROM changed));
      RETURN NULL;
    END $$;

    ${rewritten(view, [...replaced(changedTexts), `text := rtrim(text, ';') || $t$${contacts}$t$;`])}
    ${rewritten(synonyms, replaced(phrases))}
    ${rewritten(functionOf('add_search_entries(text, integer[])'), replaced(headings))}
    ${rewritten(functionOf('search_query(text)'), replaced(forms))}
    ${rewritten(functionOf('search_root(text)'), replaced(roots))}
    ${sql.raw(contactTables.map((name) => `SELECT attach_search_triggers('${name}');`).join('\n'))}
    ${sql.raw(partTables.map(attached).join('\n'))}
    ${renewed}`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const owned = contactTables.flatMap((name) =>
    ['inserted', 'updated', 'deleted'].map((event) => `DROP TRIGGER search_${event} ON ${name};`),
  )
  await db.execute(sql`
    ${sql.raw([...partTables.map(detached), ...owned].join('\n'))}
    DELETE FROM search_entries WHERE kind = 'contacts';
    CREATE OR REPLACE FUNCTION plain_rich_text(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
      $$ SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query($1, 'strict $.**.text') AS part $$;
    ${rewritten(view, [
      `text := split_part(text, 'UNION ALL' || chr(10) || ' SELECT ''reference_entries''', 1);`,
      ...replaced(backwards(changedTexts)),
    ])}
    ${rewritten(synonyms, replaced(backwards(phrases)))}
    ${rewritten(functionOf('add_search_entries(text, integer[])'), replaced(backwards(headings)))}
    ${rewritten(functionOf('search_query(text)'), replaced(backwards(forms)))}
    ${rewritten(functionOf('search_root(text)'), replaced(backwards(roots)))}
    DROP FUNCTION search_rels_changed(), synonym_of(tsquery, tsquery, tsquery), situations_of(integer), phones_of(text, integer);
    ${renewed}`)
}

type Change = readonly [before: string, after: string]

/** Pieces of what is said of one thing; the number of an act and the name of the mayor are one piece. */
const changedTexts: readonly Change[] = [
  ["concat_ws(' '::text, ", "concat_ws(' · '::text, "],
  ["concat_ws(' · '::text, t.title, ", "concat_ws(' '::text, t.title, "],
  ["concat_ws(' · '::text, mayor.surname, ", "concat_ws(' '::text, mayor.surname, "],
  [
    "string_agg(concat_ws(' · '::text, d.place, d.address), ' '::text)",
    "string_agg(DISTINCT concat_ws(' · '::text, d.place, d.address), ' · '::text)",
  ],
  ["string_agg((l.title)::text, ' '::text)", "string_agg((l.title)::text, ' · '::text)"],
  ['organizations.address, plain_rich_text', "organizations.address, phones_of('organizations'::text, organizations.id), plain_rich_text"],
  ['plain_rich_text(ministers.biography) AS body', "concat_ws(' · '::text, ('телефон '::text || (ministers.phone)::text), plain_rich_text(ministers.biography)) AS body"],
  ['services.authority) AS body', 'services.authority, situations_of(services.id)) AS body'],
]

const contacts = `
  UNION ALL SELECT 'reference_entries', e.id, 'contacts', NULL, NULL, e.title, t.title,
    concat_ws(' · ', phones_of('reference_entries', e.id), e.address), concat_ws(' · ', e.hours, e.email, e.note), NULL, 0.95, NULL
  FROM reference_entries e LEFT JOIN reference_topics t ON t.id = e.topic_id WHERE e._status = 'published'
  UNION ALL SELECT 'duty_services', id, 'contacts', NULL, '/dutyservice#duty-' || id, title, organization,
    concat_ws(' · ', phones_of('duty_services', id), address), concat_ws(' · ', purpose, zone, note), NULL, 0.95, NULL
  FROM duty_services WHERE _status = 'published'
  UNION ALL SELECT 'service_centers', id, 'contacts', NULL, '/servicecenters#center-' || id, title, NULL,
    concat_ws(' · ', phones_of('service_centers', id), address), concat_ws(' · ', email, note), NULL, 0.95, NULL
  FROM service_centers WHERE _status = 'published'`

/** The expression itself in its words, the others of its group as they stand. */
const phrases: readonly Change[] = [
  [
    'plain_letters(part.part)) AS query',
    "plain_letters(part.part)) AS query,\n            phraseto_tsquery('russian'::regconfig, plain_letters(part.part)) AS phrase",
  ],
  [
    "(('('::text || (o.query)::text) || ')'::text)",
    "(('('::text || synonym_of(o.query, o.phrase, e.query)) || ')'::text)",
  ],
]

const named = "source IN ('organizations', 'ministers', 'documents', 'mayor')"
/** An office, a post and the number of an act name a thing; a category is one of its words. */
const headings: readonly Change[] = [
  [
    "to_tsvector('russian', plain_letters(concat_ws(' ', title, note)))) AS heading",
    `to_tsvector('russian', plain_letters(concat_ws(' ', title, CASE WHEN ${named} THEN note END)))) AS heading`,
  ],
  [
    "plain_letters(left(body, 100000))), 'C'))",
    `plain_letters(left(body, 100000))), 'C') ||
            setweight(to_tsvector('russian', plain_letters(CASE WHEN ${named} THEN '' ELSE coalesce(note, '') END)), 'C'))`,
  ],
]

/** «Гасанова» is cut to «гасанов», which is a word itself, of «гасан». */
const forms: readonly Change[] = [
  [
    'WHERE w.root = search_root(lexeme)) forms',
    'WHERE w.root = search_root(lexeme) UNION SELECT w.stem FROM search_words w WHERE w.word = lexeme) forms',
  ],
]

/** An «а» at the end is a verb's or a noun's own: «портал» is no «порт», who chooses a camp has no elections. */
const roots: readonly Change[] = [['[аеиоуыэюяйь]+$', '[еиоуыэюяйь]+$']]

const contactTables = ['reference_entries', 'duty_services', 'service_centers']
/** Tables of parts, and the table they belong to. */
const partTables: readonly Change[] = [
  ...['organizations', ...contactTables].map((name): Change => [`${name}_phones`, name]),
  ['services_rels', 'services'],
]

function attached([parts, owner]: Change): string {
  const change = parts.endsWith('_rels') ? 'search_rels_changed' : 'search_part_changed'
  return `
    CREATE TRIGGER search_part_added AFTER INSERT ON ${parts} REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${change}('${owner}');
    CREATE TRIGGER search_part_removed AFTER DELETE ON ${parts} REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${change}('${owner}');`
}

function detached([parts]: Change): string {
  return `DROP TRIGGER search_part_added ON ${parts}; DROP TRIGGER search_part_removed ON ${parts};`
}

const view = `'CREATE OR REPLACE VIEW search_source AS ' || pg_get_viewdef('search_source')`
const synonyms = `'CREATE OR REPLACE VIEW search_synonym_source AS ' || pg_get_viewdef('search_synonym_source')`

function functionOf(signature: string): string {
  return `pg_get_functiondef('${signature}'::regprocedure)`
}

function backwards(changes: readonly Change[]): Change[] {
  return changes.map(([before, after]): Change => [after, before]).reverse()
}

/** A change that does not find its place ends the migration. */
function replaced(changes: readonly Change[]): string[] {
  return changes.map(
    ([before, after]) => `
      IF strpos(text, $t$${before}$t$) = 0 THEN RAISE EXCEPTION 'not found: %', $t$${before}$t$; END IF;
      text := replace(text, $t$${before}$t$, $t$${after}$t$);`,
  )
}

/** A view or a function, as PostgreSQL itself writes it, changed in these steps. */
function rewritten(definition: string, steps: readonly string[]) {
  return sql.raw(`DO $do$ DECLARE text text := ${definition};
    BEGIN ${steps.join('\n')}
      EXECUTE text;
    END $do$;`)
}

/** All but news and claims, whose entries stay as they were. */
const renewed = sql.raw(`
    UPDATE search_words SET root = search_root(stem) WHERE root <> search_root(stem);
    REFRESH MATERIALIZED VIEW search_synonym_rules;
    DO $do$ DECLARE name text; BEGIN
      FOREACH name IN ARRAY ARRAY['documents', 'services', 'faq', 'organizations', 'ministers', 'posters', 'city_maps', 'tourism_items',
        'projects', 'mayor_activities', 'mayor', 'discussions', 'ideas'] LOOP
        EXECUTE format('SELECT renew_search_entries(%L, ARRAY(SELECT id FROM %I))', name, name);
      END LOOP;
    END $do$;`)
