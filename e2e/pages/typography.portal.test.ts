import { parseDocument } from 'htmlparser2'
import { at } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'
import { isSpecifiedText } from '@/lib/text/specified-texts'

const NOT_DRAWN = new Set(['script', 'style', 'template', 'noscript', 'code', 'pre', 'option', 'textarea', 'title'])
const LEANING = 'а|в|во|и|к|ко|о|об|с|со|у|на|не|ни|но|от|до|за|из|по|без|для|над|под|при|про'
const HANGING = new RegExp(`(?<![А-ЯЁа-яё\\d.-])(?:${LEANING}) (?=[^\\s—–-])|№ (?=\\d)`, 'i')
const FAULTS = [/№ ?\d{4}-\//, /(?<=[А-Яа-яё])"|"(?=[А-Яа-яё])/]
const ENGLISH_NAME = /^[A-Za-z][a-z]+(?: [a-z]+)+$/

interface Node {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: Node[]
}

const pages = [
  paths.home,
  paths.news,
  paths.mayor,
  paths.governments,
  paths.cityHistory,
  paths.projects,
  paths.posters,
  paths.tourism('sights'),
  paths.maps,
  paths.socialControlMap,
  `${paths.search}?text=школа`,
  paths.documents,
  paths.servicesCatalog,
  '/services/1',
  paths.serviceCenters,
  paths.discussions,
  '/publicdiscussions/1',
  paths.officialAppeal,
  paths.feedback,
  paths.reception,
  paths.faq,
  paths.socialControl,
  paths.socialControlAbout,
  paths.ideas,
  paths.ideasAbout,
  paths.openData,
  paths.profile,
  paths.accessibility,
  paths.notReady,
  '/net-takoy-stranitsy',
]

test.each(pages)('%s has no hanging prepositions, straight quotes or English names', async (path) => {
  const html = await (await fetch(at(path))).text()
  const { texts, names } = collect(parseDocument(html) as unknown as Node)
  const hanging = texts.filter((text) => HANGING.test(text) && !isSpecifiedText(text.trim()))
  const faulty = texts.filter((text) => FAULTS.some((fault) => fault.test(text)))
  expect({ hanging, faulty, names: names.filter((name) => ENGLISH_NAME.test(name)) }).toEqual({
    hanging: [],
    faulty: [],
    names: [],
  })
})

/** Returns texts as drawn, joined across React's comments, and the names of elements. */
function collect(root: Node): { texts: string[]; names: string[] } {
  const texts: string[] = []
  const names: string[] = []
  const visit = ({ name, attribs = {}, children = [] }: Node) => {
    if (name && NOT_DRAWN.has(name)) return
    if (attribs['aria-label']) names.push(attribs['aria-label'])
    let run = ''
    for (const child of children) {
      if (child.type === 'comment') continue
      if (child.type === 'text') {
        run += child.data ?? ''
        continue
      }
      if (run.trim()) texts.push(run)
      run = ''
      visit(child)
    }
    if (run.trim()) texts.push(run)
  }
  visit(root)
  return { texts, names }
}
