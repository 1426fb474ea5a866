import { isStatePortalHome } from '@/lib/domains/services/rules'

test.each(['https://www.gosuslugi.ru', 'https://gosuslugi.ru/', 'http://www.gosuslugi.ru/'])(
  '%s is the first page of the state portal',
  (address) => expect(isStatePortalHome(address)).toBe(true),
)

test.each([
  'https://www.gosuslugi.ru/600426/1/form',
  'https://www.gosuslugi.ru/search?query=детский%20сад',
  'https://notgosuslugi.ru',
  'https://samursk.example',
  'нет адреса',
])('%s is not', (address) => expect(isStatePortalHome(address)).toBe(false))
