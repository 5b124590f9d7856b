import type { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { PlaceOrderBody } from '@izlog/contracts/http/orders'

export type DemoOrder = {
  page: string
  quantity: number
  customerData: PlaceOrderBody['customerData']
  /** The status that the administrator has set; 'pending' when absent. */
  status?: OrderStatus
}

const returningShopper: DemoOrder['customerData'] = {
  name: 'Đorđe Stojanović',
  phone: '064 123 4567',
  address: 'Bulevar oslobođenja 45',
  city: 'Novi Sad',
  postalCode: '21000',
  email: 'djordje.stojanovic@primer.example',
}

/** Orders of the demo seller, oldest first: one shopper orders twice, some leave a note, some orders have a later status. */
export const demoOrders: DemoOrder[] = [
  {
    page: 'jastuk-mirna-noc',
    quantity: 2,
    customerData: returningShopper,
    status: 'completed',
  },
  {
    page: 'led-lampa-luma',
    quantity: 1,
    customerData: {
      name: 'Milica Živković',
      phone: '063/555-210',
      address: 'Cara Dušana 12',
      city: 'Niš',
      postalCode: '18000',
      notes: 'Pozovite pre isporuke, zvono ne radi.',
    },
    status: 'completed',
  },
  {
    page: 'masazer-pulse',
    quantity: 1,
    customerData: {
      name: 'Nemanja Ćirić',
      phone: '+381 60 444 1122',
      address: 'Kneza Miloša 88/4',
      city: 'Beograd',
      postalCode: '11000',
    },
    status: 'completed',
  },
  {
    page: 'jastuk-mirna-noc',
    quantity: 3,
    customerData: {
      name: 'Snežana Božić',
      phone: '0641239876',
      address: 'Nikole Pašića 3',
      city: 'Subotica',
      postalCode: '24000',
    },
    status: 'processing',
  },
  {
    page: 'masazer-pulse',
    quantity: 2,
    customerData: {
      name: 'Žarko Đukić',
      phone: '065 700 800 1',
      address: 'Vojvode Stepe 211',
      city: 'Beograd',
      postalCode: '11040',
      email: 'zarko.djukic@primer.example',
    },
    status: 'processing',
  },
  {
    page: 'led-lampa-luma',
    quantity: 3,
    customerData: {
      name: 'Ljubica Šarenac',
      phone: '062 318 440',
      address: 'Kralja Petra I 19',
      city: 'Čačak',
      postalCode: '32000',
    },
    status: 'cancelled',
  },
  {
    page: 'jastuk-mirna-noc',
    quantity: 1,
    customerData: {
      name: 'Aleksandar Marković',
      phone: '069 112 2334',
      address: 'Jurija Gagarina 151',
      city: 'Novi Beograd',
      postalCode: '11070',
    },
    status: 'processing',
  },
  {
    page: 'led-lampa-luma',
    quantity: 2,
    customerData: {
      name: 'Jovana Petković',
      phone: '061 665 0912',
      address: 'Obilićeva 7',
      city: 'Kragujevac',
      postalCode: '34000',
    },
  },
  {
    page: 'masazer-pulse',
    quantity: 1,
    customerData: {
      name: 'Branislav Džunić',
      phone: '066 910 220',
      address: 'Maršala Tita bb',
      city: 'Zlatibor',
      notes: 'Poklon je, molim bez računa u paketu.',
    },
  },
  {
    page: 'jastuk-mirna-noc',
    quantity: 2,
    customerData: returningShopper,
  },
  {
    page: 'jastuk-mirna-noc',
    quantity: 1,
    customerData: {
      name: 'Tijana Ćosić Vujić',
      phone: '060 333 8850',
      address: 'Save Kovačevića 22',
      city: 'Užice',
      postalCode: '31000',
    },
  },
  {
    page: 'led-lampa-luma',
    quantity: 1,
    customerData: {
      name: 'Miloš Ranđelović',
      phone: '063 209 4471',
      address: 'Dušanova 60',
      city: 'Leskovac',
      postalCode: '16000',
    },
  },
]
