-- A booked order keeps the list of contracts that its service asked for when it was booked: what the owner asks of later
-- bookings is not asked of it, and what was signed stays readable.
alter table orders add column contract_ids jsonb;

create function keep_contracts_of_order() returns trigger language plpgsql as $$
begin
  new.contract_ids := coalesce((
    select s.content->'contractTemplates' from service s
    where s.business_id = new.business_id and s.id = new.service_id), '[]'::jsonb);
  return new;
end $$;

create trigger order_keeps_contracts before insert or update of confirmed_at on orders
  for each row when (new.confirmed_at is not null and new.contract_ids is null)
  execute function keep_contracts_of_order();

-- What was booked before: what is asked today, and what was signed.
update orders o set contract_ids = (
  select coalesce(jsonb_agg(each.id order by each.place, each.id), '[]'::jsonb) from (
    select known.id, min(known.place) as place from (
      select t.id, t.place from service s
        cross join lateral jsonb_array_elements_text(coalesce(s.content->'contractTemplates', '[]'::jsonb))
          with ordinality as t(id, place)
        where s.business_id = o.business_id and s.id = o.service_id
      union all
      select c.template_id, c.position from order_contract c
        where c.business_id = o.business_id and c.order_id = o.id
    ) known group by known.id
  ) each)
where o.confirmed_at is not null;
