import { Office } from '@/e2e/fixtures/office'

const TYPED = 'Заи\u0306цев\u200B у Семе\u0308на'
const STORED = 'Зайцев у Семёна'

test('the office stores text in NFC without line breaks and finds it however it is typed', async () => {
  const office = await Office.logIn()
  const { id } = await office.create(
    'organizations',
    {
      title: `${TYPED}\u000Bмастерская`,
      kind: 'institution',
      _status: 'draft',
      summary: 'Ремонт\u000Bлодок\u000Cи сетеи\u0306',
    },
    { draft: true },
  )
  try {
    expect(await office.read('organizations', id, { draft: true })).toMatchObject({
      title: `${STORED} мастерская`,
      summary: 'Ремонт\nлодок\nи сетей',
    })
    const found = await office.find('organizations', { 'where[title][like]': TYPED, draft: true })
    expect(found.map((row) => row.id)).toContain(id)
  } finally {
    await office.remove('organizations', id)
  }
})

test('a required title of invisible characters counts as missing', async () => {
  const office = await Office.logIn()
  const saved = office.create('faq-topics', { title: '\u200B \u2800', position: 1 })
  await expect(saved).rejects.toThrow(/400/)
})
