import { searchPages } from '@/lib/office/search-pages'
import { sitemapPaths, breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { sections } from '@/lib/navigation/sections'
import { paths } from '@/lib/config/paths'

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

describe('the tree of sections', () => {
  it('has one node for every address', () => {
    expect(twice(sections.map(({ path }) => path))).toEqual([])
  })

  it('gives no two sections one place', () => {
    const places = sections.flatMap(({ menu, footer, portal, bar, under }) => [
      ...(menu ? [`menu ${menu[0]} ${menu[1]}`] : []),
      ...(footer ? [`footer ${footer[0]} ${footer[1]}`] : []),
      ...(portal ? [`portal ${portal[0]}`] : []),
      ...(bar ? [`bar of ${under} ${bar[0]}`] : []),
    ])
    expect(twice(places)).toEqual([])
  })

  it('puts a section under one that exists', () => {
    const known = new Set(sections.map(({ path }) => path))
    expect(sections.filter(({ under }) => under && !known.has(under))).toEqual([])
  })

  it('puts a link of a sub-project under it', () => {
    const projects = new Set(sections.filter(({ subProject }) => subProject).map(({ path }) => path))
    expect(sections.filter(({ bar, under }) => bar && !projects.has(under ?? ''))).toEqual([])
  })

  it('lets the search find what says in a sentence what it is', () => {
    expect(sections.filter(({ lead, searchTerms: words }) => words !== undefined && !lead)).toEqual([])
    expect(searchPages()).toContainEqual({
      path: paths.reception,
      title: 'Приёмная',
      lead: 'Личный приём и приём корреспонденции.',
      words: 'приём граждан записаться запись на приём график часы приёма главы мэра',
    })
  })

  it('names pages alone to search engines', () => {
    expect(sitemapPaths().filter((path) => /[#?.]/.test(path))).toEqual([])
    expect(sitemapPaths()).not.toContain(paths.profile)
  })
})

describe('breadcrumbs', () => {
  it('lead over what a section is under, in their own words', () => {
    expect(breadcrumbsInto(paths.mayorMedia)).toEqual([
      { title: 'Глава города', href: paths.mayor },
      { title: 'Фото и видео', href: paths.mayorMedia },
    ])
  })

  it.each([
    [paths.structure, [{ title: 'Местное самоуправление' }]],
    [paths.organizations, [{ title: 'Местное самоуправление' }]],
    [paths.servicesCatalog, [{ title: 'Услуги' }]],
    [paths.media, [{ title: 'Мой город', href: paths.cityAbout }]],
    [paths.officialAppeal, [{ title: 'Обратная связь', href: paths.feedback }]],
    [paths.feedback, []],
    [paths.cityAbout, []],
    [paths.documents, []],
  ])('name the section of the menu that %s stands in', (path, way) => {
    expect(breadcrumbsTo(path)).toEqual(way)
  })
})
