import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadThemes(seeding: Seeding): Promise<void> {
  const { writer, city } = seeding
  const blocks = (city.socialControl?.blocks ?? []).map((text) => ({ description: toLexical(text) }))
  await writer.fillGlobal('social-control', { blocks, _status: 'published' })
  await loadBranches(seeding)
}

async function loadBranches({ city, writer }: Seeding): Promise<void> {
  for (const [order, { title, icon, covers, department, themes: children }] of city.claimBranches.entries()) {
    const responsible = await writer.find('organizations', department)
    const position = (order + 1) * 100
    const term = Math.max(...children.map(({ termDays }) => termDays))
    const base = { title, icon, covers, department: responsible, termDays: term, position }
    const parent = await writer.create('claim-categories', base)
    for (const [place, theme] of children.entries()) {
      const own = theme.department ? await writer.find('organizations', theme.department) : responsible
      const { title: name, termDays } = theme
      const data = { title: name, parent, covers: theme.covers, department: own, termDays }
      await writer.create('claim-categories', { ...data, position: position + place + 1 })
    }
  }
}
