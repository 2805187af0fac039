import type { Sector } from '@/lib/domain/job-matcher/matcher-answers'

type ExampleJob = { title: string; company: string; sector: Exclude<Sector, 'other'> }

/** Made up for the pilot: no such jobs, no such companies. The sector's word stands in the title or the company. */
export const exampleJobs = [
  { title: 'Retail assistant', company: 'Samplewick Corner Shops', sector: 'retail' },
  { title: 'Stock room worker', company: 'Madeupham Retail', sector: 'retail' },
  { title: 'Retail team leader', company: 'Pretendley Stores', sector: 'retail' },
  { title: 'Kitchen assistant', company: 'Samplewick Hospitality', sector: 'hospitality' },
  { title: 'Hospitality team member', company: 'Madeupham Hotel', sector: 'hospitality' },
  { title: 'Construction labourer', company: 'Samplewick Builders', sector: 'construction' },
  { title: 'Trainee bricklayer', company: 'Madeupham Construction', sector: 'construction' },
  { title: 'Construction site driver', company: 'Pretendley Groundworks', sector: 'construction' },
  { title: 'Packing line worker', company: 'Samplewick Manufacturing', sector: 'manufacturing' },
  { title: 'Manufacturing trainee', company: 'Madeupham Furniture', sector: 'manufacturing' },
  { title: 'Warehouse worker', company: 'Samplewick Logistics', sector: 'logistics' },
  { title: 'Logistics assistant', company: 'Madeupham Parcels', sector: 'logistics' },
  { title: 'Van driver', company: 'Pretendley Logistics', sector: 'logistics' },
  { title: 'Agriculture worker', company: 'Samplewick Farm', sector: 'agriculture' },
  { title: 'Glasshouse picker', company: 'Madeupham Agriculture', sector: 'agriculture' },
] as const satisfies readonly ExampleJob[]
