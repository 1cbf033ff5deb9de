-- A service's longest slot is the first of these, however many dates the service has.
create index slot_longest on slot (business_id, service_id, (end_time - start_time) desc)
  where service_date_id is not null and not is_disabled and not is_break_time;
