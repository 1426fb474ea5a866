import { Client } from 'pg'

const client = new Client({ connectionString: process.env.DATABASE_URL })

beforeAll(() => client.connect())
afterAll(() => client.end())

async function count(query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${query}`)
  return Number(rows[0]?.count)
}

describe('demo city', () => {
  it.each([
    ["news WHERE _status = 'published' AND type_code <> 2", 120],
    ["news WHERE _status = 'published' AND type_code = 2", 40],
    ["documents WHERE _status = 'published'", 200],
    ["services WHERE _status = 'published'", 60],
    ["service_centers WHERE _status = 'published'", 8],
    ['useful_links', 80],
    ["service_reports WHERE _status = 'published'", 1],
    ["faq WHERE _status = 'published'", 1],
    ["mayor_activities WHERE _status = 'published'", 30],
    ["galleries WHERE _status = 'published' AND owner = 'mayor'", 6],
    ["galleries WHERE _status = 'published' AND owner = 'city'", 8],
    ["posters WHERE _status = 'published'", 40],
    ['city_history_eras_events', 16],
    ['city_about_districts', 6],
    ["media_outlets WHERE _status = 'published'", 8],
    ["reference_entries WHERE _status = 'published'", 60],
    ['reference_topics', 8],
    ["organizations WHERE _status = 'published'", 40],
    ['organizations WHERE head_id IS NOT NULL', 25],
    ["ministers WHERE _status = 'published' AND photo_id IS NOT NULL AND biography IS NOT NULL", 25],
    ["activity_items WHERE _status = 'published'", 24],
    ["projects WHERE _status = 'published'", 12],
    ['projects WHERE head_image_id IS NOT NULL AND report_image_id IS NOT NULL', 5],
    ['claim_categories WHERE parent_id IS NOT NULL', 36],
    ["claims WHERE published_at IS NOT NULL AND code <> '5'", 280],
    ["claims WHERE code = '5'", 5],
    ["claims_rels r JOIN claims c ON c.id = r.parent_id WHERE r.path = 'sentPhotos' AND c.code = '5'", 6],
    ["claims_rels WHERE path = 'photos'", 100],
    ["claims WHERE code = '3' AND report_image_id IS NOT NULL", 24],
    ["claims WHERE code IN ('1', '4') AND deadline_date < now()", 10],
    ['social_control_blocks', 5],
    ['ideas', 60],
    ["ideas WHERE code = '3' AND photo_id IS NOT NULL AND report_image_id IS NOT NULL", 8],
    ["ideas WHERE code = '5'", 3],
    ["ideas_rels WHERE path = 'documents'", 6],
    ['ideas WHERE NOT show_author AND published_at IS NOT NULL', 15],
    ['private_idea_votes WHERE comment IS NOT NULL', 60],
    ['city_ideas_blocks', 4],
    ["discussions WHERE _status = 'published' AND territory IS NOT NULL AND head_image_id IS NOT NULL", 6],
    ["discussions_rels WHERE path = 'finishDocuments'", 4],
    ["discussions WHERE exhibition_finish_date < now() - interval '1 day' AND result <> ''", 2],
    ['private_discussion_votes WHERE text IS NOT NULL', 25],
  ])('holds enough of %s', async (what, least) => {
    expect(await count(what)).toBeGreaterThanOrEqual(least)
  })

  it('has news of all seven types', async () => {
    const { rows } = await client.query("SELECT DISTINCT type_code::int AS code FROM news WHERE _status = 'published'")
    expect(rows.map(({ code }) => code).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('describes every picture in words and keeps all its sizes', async () => {
    expect(await count("media WHERE coalesce(alt, '') = ''")).toBe(0)
    const demoPicture = 'JOIN news n ON n.head_image_id = m.id'
    expect(await count(`media m ${demoPicture}`)).toBeGreaterThan(100)
    expect(await count(`media m ${demoPicture} WHERE m.sizes_small_filename IS NULL`)).toBe(0)
  })

  it('keeps the words of every file of an act', async () => {
    const files = 'files f JOIN documents_rels r ON r.files_id = f.id'
    expect(await count(files)).toBeGreaterThanOrEqual(200)
    expect(await count(`${files} WHERE length(coalesce(f.text, '')) < 50`)).toBe(0)
  })

  it('shows every document of the back office in its lists, which read versions', async () => {
    const orphans = 'NOT EXISTS (SELECT 1 FROM _news_v v WHERE v.parent_id = n.id AND v.latest)'
    expect(await count(`news n WHERE ${orphans}`)).toBe(0)
  })

  it('publishes nothing in the future', async () => {
    expect(await count("news WHERE _status = 'published' AND published_at > now()")).toBe(0)
  })

  it('names the city, the mayor and the home page', async () => {
    const { rows } = await client.query(
      `SELECT s.city, m.surname, (SELECT count(*)::int FROM home_rels WHERE path = 'projects') AS projects,
         h.panorama_id IS NOT NULL AND s.card_id IS NOT NULL AND m.head_image_id IS NOT NULL AS pictured
       FROM settings s, mayor m, home h`,
    )
    expect(rows[0]).toMatchObject({ city: 'Самурск', surname: 'Гаджимурадов', pictured: true })
    expect(rows[0]?.projects).toBeGreaterThanOrEqual(3)
  })
})
