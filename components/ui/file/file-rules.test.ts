import {
  toAccept,
  documentsAndImages,
  findFileError,
  onePhoto,
  staffFiles,
  addFiles,
  type FileRules,
} from '@/components/ui/file/file-rules'
import { takenFiles } from '@/lib/contract/upload-limits'

const MEGABYTE = 1024 * 1024

function file(name: string, type: string, size = 100): File {
  const made = new File(['x'], name, { type, lastModified: 1 })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const photo = file('Двор.jpg', 'image/jpeg')
const scan = file('Скан.pdf', 'application/pdf')

it.each([
  ['document', file('Журнал.xlsx', ''), null],
  ['document', file('Границы.geojson', 'application/geo+json'), null],
  ['document', file('Скрипт.mjs', 'text/javascript'), takenFiles.documents],
  ['photo', file('После.avif', 'image/avif'), null],
  ['photo', scan, takenFiles.pictures],
] as const)('a file of the staff %#: %s', (kind, chosen, fault) => {
  expect(findFileError(chosen, staffFiles[kind])).toBe(fault)
})

describe('findFileError', () => {
  it.each([
    file('Двор.JPG', 'image/jpeg'),
    file('Письмо.doc', 'application/msword'),
    file('Письмо.docx', ''),
    file('Письмо.pdf', 'application/octet-stream'),
    file('Скан.pdf', 'application/pdf', 20 * MEGABYTE),
    file('Двор.jpg', 'image/jpeg', 6 * MEGABYTE),
  ])('$name ($type)', (taken) => {
    expect(findFileError(taken, documentsAndImages)).toBeNull()
  })

  it.each([
    [file('Вирус.exe', 'application/x-msdownload'), 'Неверный тип файла'],
    [file('Вирус.jpg', 'text/html'), 'Неверный тип файла'],
    [file('Рисунок.svg', 'image/svg+xml'), 'Неверный тип файла'],
    [file('Пусто.pdf', 'application/pdf', 0), 'Файл пуст'],
    [file('Двор.jpg', 'image/jpeg', 40 * MEGABYTE + 1), 'Файл больше 40 МБ'],
    [file('Скан.pdf', 'application/pdf', 20 * MEGABYTE + 1), 'Файл больше 20 МБ'],
  ])('not %#', (refused, fault) => {
    expect(findFileError(refused, documentsAndImages)).toBe(fault)
  })

  it('toAccept maps types to extensions', () => {
    expect(toAccept(onePhoto)).toEqual({
      'image/jpeg': ['.jpg', '.jpeg'],
      'image/png': ['.png'],
      'image/webp': ['.webp'],
    })
  })
})

describe('addFiles with a file of another type', () => {
  const adviceFor = (refused: File, rules: FileRules) => addFiles([], [refused], rules).refused[0]?.advice

  it.each([
    [
      file('IMG_1.HEIC', 'image/heic'),
      /^Подойдёт \.jpg, \.png или \.webp\. Это снимок айфона: .*«Наиболее совместимые»/,
    ],
    [file('IMG_1.heic', ''), /Это снимок айфона/],
    [file('Двор.avif', 'image/avif'), /сохраните его как JPEG или PNG/],
    [file('Письмо.odt', 'application/vnd.oasis.opendocument.text'), /^Подойдёт \.jpg, \.png или \.webp\.$/],
  ])('%# is told which photos are taken and how to get one', (refused, advice) => {
    expect(adviceFor(refused, onePhoto)).toMatch(advice)
  })

  it('advises to convert it to a document if documents are accepted', () => {
    expect(adviceFor(file('Письмо.odt', 'application/vnd.oasis.opendocument.text'), documentsAndImages)).toBe(
      'Подойдёт .jpg, .png, .webp, .doc, .docx или .pdf. Откройте документ и сохраните его как .docx или PDF.',
    )
  })

  it('gives no advice for a file that is only too large', () => {
    expect(adviceFor(file('Двор.jpg', 'image/jpeg', 41 * MEGABYTE), onePhoto)).toBeUndefined()
  })
})

describe('addFiles', () => {
  it('adds each file once', () => {
    expect(addFiles([photo], [scan, photo], documentsAndImages)).toEqual({ files: [photo, scan], refused: [] })
  })

  it('keeps files when another is refused', () => {
    const virus = file('Вирус.exe', 'application/x-msdownload')
    expect(addFiles([photo], [virus, scan], documentsAndImages)).toEqual({
      files: [photo, scan],
      refused: [
        {
          name: 'Вирус.exe',
          fault: 'Неверный тип файла',
          advice: 'Подойдёт .jpg, .png, .webp, .doc, .docx или .pdf.',
        },
      ],
    })
  })

  it('refuses more than maxCount files', () => {
    const two = { ...documentsAndImages, maxCount: 2 }
    const message = file('Письмо.docx', '')
    expect(addFiles([photo], [scan, message], two).refused).toEqual([
      { name: 'Письмо.docx', fault: 'Можно приложить не больше 2\u00A0файлов' },
    ])
  })

  it('replaces a single photo', () => {
    const other = file('Сквер.png', 'image/png')
    expect(addFiles([photo], [other], onePhoto).files).toEqual([other])
    expect(addFiles([photo], [scan], onePhoto).files).toEqual([photo])
  })
})
