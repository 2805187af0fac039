import { joinBullet } from '@/lib/domain/cv/join-bullet'

test.each([
  ['', '', '', ''],
  ['cooked hot meals', '', '', 'Cooked hot meals'],
  [
    'cooked hot meals',
    'for 200 people each day',
    'always on time',
    'Cooked hot meals for 200 people each day, always on time',
  ],
  ['Cooked hot meals.', 'For 200 people,', 'Always on time.', 'Cooked hot meals for 200 people, always on time'],
  ['packed orders', '120 a shift', 'no mistakes in a month', 'Packed orders, 120 a shift, no mistakes in a month'],
  ['I cleaned the hall', 'every day', 'I was never late', 'Cleaned the hall every day. I was never late'],
  ['I was the lead cleaner', 'twice a week', '', 'I was the lead cleaner twice a week'],
  ['drove a van', '', 'the manager gave me a harder route', 'Drove a van. The manager gave me a harder route'],
  ['drove a van', '', 'so nobody waited', 'Drove a van, so nobody waited'],
  ['drove a van', '', 'and taught two others', 'Drove a van and taught two others'],
  ['served customers', 'Tesco Express', 'HGV licence won', 'Served customers, Tesco Express, HGV licence won'],
  ['', 'every day', '', 'Every day'],
  ['', '', 'always on time', 'Always on time'],
  ['  lifted\n boxes ', '', '', 'Lifted boxes'],
  ['éplucha', '', '', 'Éplucha'],
  ['$& did', '$1 a day', '', '$& did, $1 a day'],
])('%j, %j and %j make %j', (did, often, well, line) => expect(joinBullet({ did, often, well })).toBe(line))
