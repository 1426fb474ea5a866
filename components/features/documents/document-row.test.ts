import { findUsualIssuer, toDocumentRow } from '@/components/features/documents/document-row'
import type { LegalAct } from '@/lib/domains/documents/contract'

const reference = { title: 'О дороге', number: '7-п', date: '2026-03-05', type: { id: 1, title: 'Постановление' } }
const act: LegalAct = {
  id: 9,
  ...reference,
  summary: null,
  issuer: { id: 1, title: 'Администрация' },
  status: 'active',
  relations: [1, 2, 3, 4, 5].map((id) => ({ kind: 'amends', document: { id, ...reference } })),
  join_documents: [],
}

describe('toDocumentRow', () => {
  it('formats number, date and source', () => {
    expect(toDocumentRow(act)).toMatchObject({
      href: '/documents?id=9',
      number: '№\u00A07-п',
      date: { value: '2026-03-05', text: '05.03.2026' },
      type: 'Постановление',
      issuer: 'Администрация',
    })
  })

  it('marks what most acts of the page have in common', () => {
    const other = { ...act, issuer: { id: 2, title: 'Собрание депутатов' } }
    const usual = findUsualIssuer([other, act, act])
    expect([act, other].map((one) => toDocumentRow(one, usual).isUsual)).toEqual([true, false])
    expect(toDocumentRow({ ...act, status: 'repealed' }, usual).isUsual).toBe(false)
    expect(findUsualIssuer([])).toBeUndefined()
  })

  it('shows three relations and counts the others', () => {
    const { relations, moreRelations } = toDocumentRow(act)
    expect(relations.map(({ href }) => href)).toEqual(['/documents?id=1', '/documents?id=2', '/documents?id=3'])
    expect(relations[0]?.name).toBe('постановление <span class="one-line">№\u00A07-п</span> от\u00A005.03.2026')
    expect(moreRelations).toBe(2)
  })

  it('names the state of an act only if it is not in force', () => {
    expect(toDocumentRow(act).status).toBeNull()
    expect(toDocumentRow({ ...act, status: 'repealed' }).status).toMatchObject({ title: 'Утратил силу' })
    expect(toDocumentRow({ ...act, status: 'draft', type: { id: 2, title: 'Проект' } }).status).toBeNull()
  })

  it('says of what kinds several files are', () => {
    const file = (id: number, name: string): LegalAct['join_documents'][number] => ({
      document: { id, url: `/media/${name}`, title: '', origin_name: name, type: '', size: 1 },
    })
    const kinds = (...names: string[]) =>
      toDocumentRow({ ...act, join_documents: names.map((name, id) => file(id, name)) }).fileKinds
    expect(kinds('act.pdf', 'plan.pdf')).toBe('2\u00A0PDF')
    expect(kinds('act.pdf', 'form.docx')).toBe('PDF, DOCX')
  })
})
