import { safeName } from '@/lib/platform/files/safe-name'

test.each([
  ['Справка.docx', 'pdf', 'Справка.pdf'],
  ['../../etc/passwd.txt', 'txt', '.. .. etc passwd.txt'],
  ['счёт\u202Egpj.exe', 'jpg', 'счётgpj.jpg'],
  ['две\r\nстроки\u0000\u2066.png', 'png', 'две строки.png'],
  ['\u202E', 'pdf', 'файл.pdf'],
  ['Заи\u0306цев\u2028Семе\u0308н.pdf', 'pdf', 'Зайцев Семён.pdf'],
  ['фо\u200E\u200F\u061C\u200B\u00AD\uFEFF\u{E0041}то.jpg', 'jpg', 'фото.jpg'],
])('%j of a %s is %j', (origin, extension, name) => {
  expect(safeName(origin, extension)).toBe(name)
})
