'use client'

import { saveVisionChoice, useVisionChoice, visionGroups } from '@/components/layout/vision/vision-choice'
import { Button } from '@/components/ui/button/button'
import { RadioGroup } from '@/components/ui/field/radio-group'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'

function VisionSettings() {
  const choice = useVisionChoice()
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
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
      <Button variant="secondary" className="mt-6" onClick={() => saveVisionChoice({})}>
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

export const visionDialog: HashDialogFacts = {
  id: 'vision',
  title: 'Версия для слабовидящих',
  size: 'wide',
  Content: VisionSettings,
}
