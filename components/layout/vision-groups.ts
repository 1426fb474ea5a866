/** A reader may choose these in the version for the visually impaired; the first of each is the portal as it is. */
export const visionGroups = [
  {
    name: 'size',
    legend: 'Размер текста',
    options: [
      { value: '', label: 'Обычный' },
      { value: '150', label: 'В полтора раза' },
      { value: '200', label: 'Вдвое' },
      { value: '250', label: 'В два с половиной раза' },
    ],
  },
  {
    name: 'colours',
    legend: 'Цвета',
    options: [
      { value: '', label: 'Цвета портала' },
      { value: 'light', label: 'Чёрный на белом' },
      { value: 'dark', label: 'Белый на чёрном' },
      { value: 'blue', label: 'Синий на голубом' },
      { value: 'brown', label: 'Коричневый на бежевом' },
      { value: 'green', label: 'Зелёный на коричневом' },
    ],
  },
  {
    name: 'spacing',
    legend: 'Расстояние между буквами',
    options: [
      { value: '', label: 'Обычное' },
      { value: 'wide', label: 'Увеличенное' },
      { value: 'wider', label: 'Большое' },
    ],
  },
  {
    name: 'lines',
    legend: 'Расстояние между строками',
    options: [
      { value: '', label: 'Обычное' },
      { value: 'wide', label: 'Полуторное' },
      { value: 'wider', label: 'Двойное' },
    ],
  },
  {
    name: 'font',
    legend: 'Шрифт',
    options: [
      { value: '', label: 'Без засечек' },
      { value: 'serif', label: 'С засечками' },
    ],
  },
  {
    name: 'pictures',
    legend: 'Изображения',
    options: [
      { value: '', label: 'Показывать' },
      { value: 'grey', label: 'Чёрно-белые' },
      { value: 'off', label: 'Скрыть, оставить подписи' },
    ],
  },
  {
    name: 'motion',
    legend: 'Движение на экране',
    options: [
      { value: '', label: 'Есть' },
      { value: 'off', label: 'Убрать' },
    ],
  },
] as const

export type VisionChoice = Partial<Record<(typeof visionGroups)[number]['name'], string>>
