/** @jest-environment node */
import { demoCity } from '@/lib/content/demo-city'
import { demoDocuments, demoServices } from '@/lib/content/seed/content/documents'
import { parseHours } from '@/lib/content/seed/loaders/seed-hours'

const { faq, serviceCenters: demoServiceCenters, serviceReports, servicesAbout, usefulLinks } = demoCity()
const demoFaq = faq.flatMap(({ questions }) => questions)
const demoUsefulLinks = usefulLinks.flatMap(({ type, links }) => links.map((link) => ({ ...link, type })))

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the register of documents', () => {
  const byNumber = new Map(demoDocuments.map((act) => [act.number, act]))

  it('has at least two hundred acts over six years, none of them twice', () => {
    expect(demoDocuments.length).toBeGreaterThanOrEqual(200)
    expect(repeated(demoDocuments.map((act) => act.title))).toEqual([])
    expect(repeated(demoDocuments.map((act) => act.number))).toEqual([])
    for (const act of demoDocuments) expect(act.daysAgo).toBeGreaterThan(0)
    expect(Math.max(...demoDocuments.map((act) => act.daysAgo))).toBeLessThanOrEqual(2210)
  })

  it('says of acts what they change at the later one alone', () => {
    const relations = demoDocuments.flatMap((act) => (act.relations ?? []).map((one) => ({ act, ...one })))
    expect(relations.length).toBeGreaterThan(30)
    for (const { act, kind, number } of relations) {
      expect(['amends', 'repeals', 'basis']).toContain(kind)
      const other = byNumber.get(number)
      expect(other).toBeDefined()
      if (kind !== 'basis') expect(other?.daysAgo).toBeGreaterThan(act.daysAgo)
    }
  })

  it('shows by the status what happened to the act', () => {
    const changedBy = (wanted: 'amends' | 'repeals') =>
      demoDocuments.flatMap(({ relations = [] }) =>
        relations.flatMap(({ kind, number }) => (kind === wanted ? [number] : [])),
      )
    const repealed = new Set(changedBy('repeals'))
    const amended = new Set(changedBy('amends'))
    for (const { number, status } of demoDocuments) {
      expect(status === 'repealed').toBe(repealed.has(number))
      expect(status === 'amended').toBe(amended.has(number) && !repealed.has(number))
    }
  })

  it('stays complete and consistent whatever the day of seeding', async () => {
    for (const day of ['2027-01-02', '2027-03-26', '2027-07-23', '2027-10-31', '2028-02-29', '2028-12-31']) {
      jest.useFakeTimers({ now: new Date(`${day}T12:00:00+03:00`) })
      await jest.isolateModulesAsync(async () => {
        const { demoDocuments: acts } = await import('@/lib/content/seed/content/documents')
        expect(acts.length).toBeGreaterThanOrEqual(200)
        expect(repeated(acts.map((act) => act.title))).toEqual([])
        expect(repeated(acts.map((act) => act.number))).toEqual([])
      })
      jest.useRealTimers()
    }
  })

  it('gives every act a text without gaps', () => {
    for (const act of demoDocuments) {
      expect(act.files.length).toBeGreaterThanOrEqual(1)
      for (const file of act.files) {
        expect('text' in file ? file.text : 'undefined').not.toMatch(/undefined|NaN|\{\{|\}\}/)
        expect(file.name).not.toMatch(/[/\\:]/)
      }
    }
  })
})

describe('the services', () => {
  it('are sixty full cards with different titles', () => {
    expect(demoServices).toHaveLength(60)
    expect(repeated(demoServices.map((service) => service.title))).toEqual([])
    for (const service of demoServices) {
      expect(service.ways.length).toBeGreaterThan(0)
      expect(service.faq.length).toBeGreaterThanOrEqual(2)
      for (const text of [service.applicants, service.result, service.ownDocuments, service.refusalGrounds]) {
        expect(text).not.toBe('')
      }
    }
  })

  it('name regulations that are in the register', () => {
    const numbers = new Set(demoDocuments.map((act) => act.number))
    const regulations = demoServices.flatMap((service) => service.regulation ?? [])
    expect(regulations.length).toBeGreaterThanOrEqual(20)
    for (const number of regulations) expect(numbers).toContain(number)
  })

  it('spread over audiences, topics and life situations, some of them popular', () => {
    expect(new Set(demoServices.flatMap((service) => service.audiences)).size).toBe(6)
    expect(new Set(demoServices.map((service) => service.topic)).size).toBe(12)
    expect(new Set(demoServices.flatMap((service) => service.lifeSituations)).size).toBe(10)
    const popular = demoServices.filter((service) => service.popular).length
    expect(popular).toBeGreaterThanOrEqual(10)
    expect(popular).toBeLessThanOrEqual(12)
  })

  it('have an about page, reports and methodological materials', () => {
    expect(servicesAbout?.body).toContain('210-ФЗ')
    expect(serviceReports.filter((report) => report.kind === 'report')).toHaveLength(14)
    expect(serviceReports.filter((report) => report.kind === 'methodical')).toHaveLength(12)
    expect(new Set(serviceReports.map((report) => report.year)).size).toBeGreaterThanOrEqual(4)
  })
})

describe('centres, questions and links', () => {
  it('gives each of eight centres hours', () => {
    expect(demoServiceCenters).toHaveLength(8)
    for (const center of demoServiceCenters) {
      expect(parseHours(center.hours).length).toBeGreaterThanOrEqual(3)
      for (const day of parseHours(center.hours)) expect(day.from < day.to).toBe(true)
    }
  })

  it('answers at least 45 questions, and names every topic of services under one of about ten topics', () => {
    expect(demoFaq.length).toBeGreaterThanOrEqual(45)
    expect(faq).toHaveLength(12)
    expect(faq.flatMap(({ serviceTopics }) => serviceTopics).toSorted()).toEqual(
      [...new Set(demoServices.map(({ topic }) => topic))].toSorted(),
    )
    expect(repeated(demoFaq.map((row) => row.question))).toEqual([])
  })

  it('has at least twenty links of every type, each once', () => {
    expect(demoUsefulLinks.length).toBeGreaterThanOrEqual(80)
    for (const type of [1, 2, 3, 4]) {
      expect(demoUsefulLinks.filter((link) => link.type === type).length).toBeGreaterThanOrEqual(20)
    }
    const urls = demoUsefulLinks.map((link) => link.url)
    expect(repeated(urls.filter((url) => !url.includes('do.gosuslugi.ru')))).toEqual([])
    for (const url of urls) expect(() => new URL(url)).not.toThrow()
  })
})
