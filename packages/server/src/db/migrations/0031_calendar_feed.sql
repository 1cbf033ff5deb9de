-- The secret address of a studio's own calendar: 244 random bits.
alter table business add column calendar_token text not null unique
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  check (calendar_token ~ '^[0-9a-f]{64}$');

create index orders_of_calendar on orders (business_id, shoot_start) where status = 'BOOKED';
