'use client'

import { saveVisionChoice, useVisionChoice, type VisionName } from '@/components/layout/vision/vision-choice'
import { Button } from '@/components/ui/button/button'
import { RadioGroup } from '@/components/ui/field/radio-group'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'

function VisionSettings() {
  const choice = useVisionChoice()
  return (
    <>
      <Preview />
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 [&_input]:scroll-mb-24">
        {visionGroups.map((group) => (
          <RadioGroup
            key={group.name}
            id={`vision-${group.name}`}
            name={`vision-${group.name}`}
            legend={group.legend}
            options={group.options}
            value={choice[group.name] ?? ''}
            onChange={(event) => saveVisionChoice({ ...choice, [group.name]: event.target.value })}
          />
        ))}
      </div>
      <Button variant="secondary" className="mt-6 scroll-mb-24" onClick={() => saveVisionChoice({})}>
        Вернуть обычную версию
      </Button>
      <form
        method="dialog"
        className="sticky bottom-0 z-1 -mx-5 mt-6 -mb-6 border-t border-line bg-paper px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8"
      >
        <Button type="submit" className="w-full sm:w-auto">
          Готово
        </Button>
      </form>
    </>
  )
}

/** Every choice applies at once; the page itself is under the dialog. */
function Preview() {
  return (
    <figure className="mb-6 rounded-card border border-line bg-ground p-4 sm:p-5">
      <figcaption className="text-sm text-ink-soft">Так будет выглядеть портал</figcaption>
      <div className="mt-3 flex flex-wrap items-start gap-4">
        <img src="/pictures/ideas.svg" alt="Берег, дома и жители в парке" className="picture h-20 w-32 object-cover" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-h3">Образец заголовка</p>
          <p className="mt-1">
            Это образец: так выглядят строки текста и цифры, например 2 350. <span className="link">Подробнее</span>
          </p>
        </div>
      </div>
    </figure>
  )
}

interface VisionGroup {
  name: VisionName
  legend: string
  options: readonly { value: string; label: string }[]
}

/** The first option of each is the ordinary version. */
const visionGroups: readonly VisionGroup[] = [
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
]

export const visionDialog: HashDialogFacts = {
  id: 'vision',
  title: 'Версия для слабовидящих',
  size: 'wide',
  Content: VisionSettings,
}
