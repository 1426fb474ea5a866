import {
  emptyIdea,
  getFilesToUpload,
  ideaResolver,
  isSameUpload,
  type IdeaValues,
} from '@/components/features/ideas/propose-values'
import { MAX_IDEA_LENGTH } from '@/lib/domains/ideas/contract'

const REQUIRED = 'Поле обязательно для заполнения'

const options = { fields: {}, shouldUseNativeValidation: false }

async function listMessages(changes: Partial<IdeaValues>) {
  const { errors } = await ideaResolver({ ...emptyIdea, ...changes }, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

const photo = new File(['x'], 'Место.jpg', { type: 'image/jpeg' })
const filled: IdeaValues = {
  author: 'Пробова Анна',
  title: 'Сквер у вокзала',
  category_id: '3',
  text: 'Тень летом',
  img: [photo],
  documents: [],
  address: 'Портовая, 12',
  place: '',
  show_author: false,
  agree_with_rules: true,
  consents: true,
}

describe('the form of an idea', () => {
  it('requires the fields of the contract', async () => {
    expect(await listMessages({})).toEqual({
      author: REQUIRED,
      title: REQUIRED,
      category_id: REQUIRED,
      text: REQUIRED,
      img: 'Добавьте хотя бы один документ',
      address: REQUIRED,
      agree_with_rules: 'Вы должны нажать на галочку',
      consents: 'Вы должны нажать на галочку согласия на обработку персональных данных',
    })
  })

  it('refuses a text over the limit', async () => {
    expect(await listMessages({ ...filled, text: 'я'.repeat(MAX_IDEA_LENGTH + 1) })).toEqual({
      text: 'Не длиннее 5\u00A0000\u00A0знаков',
    })
  })

  it('accepts a filled form without documents and without the name', async () => {
    expect(await listMessages(filled)).toEqual({})
  })

  it('refuses a title of blanks', async () => {
    expect(await listMessages({ ...filled, title: '  ' })).toEqual({ title: REQUIRED })
  })
})

describe('uploaded files of an idea', () => {
  const paper = new File(['x'], 'Схема.pdf', { type: 'application/pdf' })
  const uploaded = { files: [paper, photo], img: '/files/1.jpg', documents: ['/files/2.pdf'] }

  it('are reused for the same choice', () => {
    expect(isSameUpload(uploaded, getFilesToUpload({ ...filled, documents: [paper] }))).toBe(true)
  })

  it.each([
    ['another photo', { documents: [paper], img: [new File(['y'], 'Место.jpg', { type: 'image/jpeg' })] }],
    ['fewer files', { documents: [] }],
    ['one more', { documents: [paper, paper] }],
  ])('are not reused for %s', (_what, changes) => {
    expect(isSameUpload(uploaded, getFilesToUpload({ ...filled, ...changes }))).toBe(false)
  })

  it('are absent before the first submit', () => {
    expect(isSameUpload(undefined, [])).toBe(false)
  })
})
