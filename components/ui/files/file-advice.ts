interface Taken {
  kinds: readonly { type: string; endings: readonly string[] }[]
}

const IPHONE_PHOTO =
  'Это снимок айфона: выберите «Настройки» → «Камера» → «Форматы» → «Наиболее совместимые» и снимите ещё раз или сохраните его как JPEG.'
const PICTURE = 'Откройте изображение и сохраните его как JPEG или PNG или сделайте снимок экрана.'
const DOCUMENT = 'Откройте документ и сохраните его как .docx или PDF.'

/** Names of files and media types of what people send by mistake, with the way to a file that is taken. */
const advices: { ending: RegExp; type: RegExp; picture: boolean; advice: string }[] = [
  { ending: /\.hei[cf]$/i, type: /^image\/hei[cf]/, picture: true, advice: IPHONE_PHOTO },
  { ending: /\.(avif|gif|bmp|tiff?|svg)$/i, type: /^image\//, picture: true, advice: PICTURE },
  {
    ending: /\.(od[tsp]|rtf|pages|txt|xlsx?|pptx?)$/i,
    type: /opendocument|rtf|text\/plain|ms-excel|spreadsheetml|presentationml/,
    picture: false,
    advice: DOCUMENT,
  },
]

/** Returns which files the form takes and, for common others, how to get such a file. */
export function fileAdvice({ name, type }: Pick<File, 'name' | 'type'>, { kinds }: Taken): string {
  const taken = `Подойдёт ${listOf(kinds.map(({ endings }) => endings[0] ?? ''))}.`
  const takesDocuments = kinds.some((kind) => !kind.type.startsWith('image/'))
  const found = advices.find(
    (one) => (one.picture || takesDocuments) && (one.ending.test(name) || one.type.test(type.toLowerCase())),
  )
  return found ? `${taken} ${found.advice}` : taken
}

/** Returns «.jpg, .png или .webp». */
function listOf(endings: readonly string[]): string {
  const last = endings.at(-1) ?? ''
  return endings.length > 1 ? `${endings.slice(0, -1).join(', ')} или ${last}` : last
}
