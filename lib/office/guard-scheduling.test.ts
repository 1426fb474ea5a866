import { runOutsideJest } from '@/lib/tools/run-outside-jest'

test('only who may publish schedules a publication, of something that can be scheduled', async () => {
  const outcomes = await runOutsideJest<string[]>(`
    const { schedulePublication } = await import('@/lib/office/guard-scheduling')
    const { sectionAccess } = await import('@/lib/platform/access/roles')
    const versions = { drafts: { schedulePublish: true } }
    const news = { slug: 'news', access: sectionAccess('news'), fields: [], versions }
    const plain = { ...news, slug: 'news-types', versions: undefined }
    const staff = { slug: 'staff', access: { admin: () => true } }
    async function ask(roles, input) {
      let queued = 'nothing'
      const payload = {
        collections: { news: { config: news }, 'news-types': { config: plain }, staff: { config: staff } },
        config: { admin: { user: 'staff' }, globals: [] },
        db: { find: async () => ({ docs: [] }) },
        jobs: { queue: async ({ input: { doc } }) => void (queued = doc.relationTo) },
        logger: console,
      }
      const t = (key) => key
      const req = { payload, user: { id: 1, collection: 'staff', roles }, t, i18n: { t }, context: {} }
      const failed = await schedulePublication({ req, type: 'publish', date: new Date(), ...input }).then(() => '', (error) => ' ' + error.status)
      return queued + failed
    }
    const doc = { relationTo: 'news', value: '7' }
    const result = [
      await ask(['editor'], { doc }),
      await ask(['author'], { doc }),
      await ask(['author'], { doc, type: 'unpublish' }),
      await ask(['author'], { doc, global: 'home' }),
      await ask(['author'], {}),
      await ask(['editor'], { doc: { ...doc, relationTo: 'news-types' } }),
    ]`)
  expect(outcomes).toEqual(['news', ...Array.from({ length: 5 }, () => 'nothing 403')])
})
