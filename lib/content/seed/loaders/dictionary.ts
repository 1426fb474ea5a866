import type { SeedWriter } from '@/lib/content/seed/loaders/seed-writer'

type DictionarySlug =
  | 'audiences'
  | 'document-issuers'
  | 'document-types'
  | 'faq-topics'
  | 'life-situations'
  | 'map-categories'
  | 'mayor-activity-types'
  | 'poster-categories'
  | 'reference-topics'
  | 'activity-types'
  | 'appeal-topics'
  | 'organization-spheres'
  | 'project-categories'
  | 'service-topics'

/** Collects names in the order of first use. */
export class Dictionary {
  private readonly ids = new Map<string, number>()

  constructor(
    private readonly writer: SeedWriter,
    private readonly slug: DictionarySlug,
  ) {}

  async fill(titles: readonly string[]): Promise<void> {
    for (const title of new Set(titles)) {
      if (this.ids.has(title)) continue
      const position = (this.ids.size + 1) * 10
      this.ids.set(title, await this.writer.create(this.slug, { title, position }))
    }
  }

  has(title: string): boolean {
    return this.ids.has(title)
  }

  id(title: string): number {
    const id = this.ids.get(title)
    if (id === undefined) throw new Error(`В словаре ${this.slug} нет «${title}»`)
    return id
  }
}
