import { imagePath } from '../paths.ts';
import type { DemoPage } from './shapes.ts';

const teaching = `Everybody in the lab teaches, and everybody who studies with us works in a lab from the second year on.

## Courses

| Course | For | Term | Where |
| - | - | - | - |
| Waves, from the pond to the harbour | second year | winter | lecture hall 2 |
| How to measure with what you have | third year | winter | the workshop |
| Reading damaged texts | all faculties | summer | the net loft |
| Seminar: one paper, ninety minutes | master | each week | room 1.12 |

The first course begins with one sentence: the speed of a long wave depends on nothing but the depth below it.

\`\`\`math
c = \\sqrt{g h}
\`\`\`

With a depth of $\`h = 10\\,\\mathrm{m}\`$ that is as fast as a racing cyclist. The rest of the term is about why it is not true.

## A thesis with us

1. Read two of our [newest papers](/publications) and find a question that they leave open.
2. Write to the person who wrote them; their addresses are on the page of the [team](/team).
3. Come by for an hour. We bring tea, you bring the question.

> I came with a question about gulls and left with one about tides. It was the better one.

## Material

Slides and exercises of all courses are free to use. Anybody may copy the scripts for the measurements, for instance this one:

\`\`\`python
for height in tide_gauge.read(every="10 s"):
    print(height)
\`\`\``;

const visit = `![The quay with the three houses of the lab](${imagePath('news', 'admin', 'open-day-2026')} "The open day of 2026")

We like visitors. Please write to us a week before, so that somebody is there who can show you what you came for.

## How to find us

- **By train:** *Northhaven Harbour*, then ten minutes on foot along the water.
- **By bus:** line 5 to *Fish Market*.
- **By bicycle:** the stands are behind the old lifeboat station.
- **By car:** there are four places, and they are always taken.

## Without steps

All houses on the quay can be entered without steps, and have a lift and an accessible toilet. The net loft has neither; we
show what is in it on a screen on the ground floor.

## Before you come

- Closed shoes for the workshop
- Nothing with a magnet for the microscopes
- A question

School classes are welcome on Fridays. See what is planned under [events](/events), or [write to us](/contactUs).`;

/** Pages that the lab wrote itself. */
export const pages: DemoPage[] = [
  {
    id: 'teaching',
    title: 'Teaching',
    address: 'teaching',
    place: 'footer',
    order: 1,
    text: teaching,
    written: '2026-09-14T09:20:00Z',
  },
  {
    id: 'visit-us',
    title: 'Visit us',
    address: 'visit-us',
    place: 'footer',
    order: 2,
    text: visit,
    written: '2026-10-05T13:05:00Z',
  },
];
